/** Settings of a school's own OpenID provider, checked alike by both servers. */
export {
  acceptedSchoolProvider,
  findMissingSchoolProvider,
  type SchoolProviderVariables,
  schoolProviderNames,
  schoolProviderVariables,
} from './school-provider-variables.ts';
