/** A page goes out without what the upstream has not said by then, ms. */
export const budgetMs = 300;
