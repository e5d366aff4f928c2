/** Settings of the school's directory, checked alike by both servers. */
export {
  acceptedDirectory,
  type DirectoryProblem,
  type DirectoryVariables,
  directoryVariables,
  findDirectoryProblem,
} from './directory-variables.ts';
