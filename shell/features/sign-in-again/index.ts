export { onSignedInAgainElsewhere, signInAgain } from './sign-in-again.ts';
export { loadSignInAgain, SignInAgainHost } from './sign-in-again-host.tsx';
