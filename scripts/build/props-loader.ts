import { readDoors } from './props/read-doors.ts';

/** The part of the compiler that the loader uses. */
interface LoaderContext {
  addDependency(file: string): void;
}

/** Turns the names and files of doors into what these export: docstrings and properties. */
async function propsLoader(this: LoaderContext, files: string): Promise<string> {
  const { doors, sources } = await readDoors(JSON.parse(files));
  for (const source of sources) this.addDependency(source);
  return JSON.stringify(doors);
}

// biome-ignore lint/style/noDefaultExport: the compiler looks for the default export of a loader
export default propsLoader;
