export { createShellPackageStep } from './shell-package-step.ts';
