/** What tests of the platform share. */
export { buildUnit, buildUser, insertUnitWithUser, makeFullAdministrator } from './builders.ts';
export { countStatements } from './count-statements.ts';
export { createPicker } from './create-picker.ts';
export { explainStatements } from './explain-statements.ts';
export {
  describePostgres,
  describeStore,
  forEachEngine,
  type TestEngine,
} from './for-each-engine.ts';
export { grantDirectly, grantsOf, limitTo } from './grants.ts';
export { insertMany } from './insert-many.ts';
export { openMigrated } from './open-migrated.ts';
export { type DemoPlatform, startDemoPlatform } from './start-demo-platform.ts';
export { startTestPlatform, type TestPlatform } from './start-test-platform.ts';
export { createTestClient, type TestAnswer, type TestClient } from './test-client.ts';
export { createSqlitePlace, type DatabasePlace, openPlace, postgresUrl } from './test-database.ts';
export { vacuumTables } from './vacuum-tables.ts';
