export { onSignedInAgainElsewhere, signInAgain } from './sign-in-again.ts';
export { SignInAgainHost } from './sign-in-again-host.tsx';
