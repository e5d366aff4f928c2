/** What stands in the way of signing in, ready to show; empty when nothing does. */
export interface Problems {
  username?: string | undefined;
  password?: string | undefined;
  /** A failure that is nobody's typing: shown above the button with a way to try again. */
  form?: string | undefined;
  /** What an attempt before this page came to, other than by this form. */
  formError?: string | undefined;
  requestId?: string | undefined;
}
