/** A page goes out without what the upstream has not said by then, ms. */
export const budgetMs = 300;

/** Where the upstream alone knows whether there is a page at all, its answer is waited for so long, ms. */
export const verdictMs = 3000;
