import type { Part } from './context.ts';

/** The parts of the measurements, by their names on the command line. Each is loaded when it runs, so that a broken one stops no other. */
export const parts: Readonly<Record<string, () => Promise<Part>>> = {
  startup: async () => (await import('./parts/startup.ts')).measureStartup,
  pages: async () => (await import('./parts/pages.ts')).measurePages,
  home: async () => (await import('./parts/home.ts')).measureHome,
  calls: async () => (await import('./parts/proxied-calls.ts')).measureProxiedCalls,
  'app-moves': async () => (await import('./parts/app-moves.ts')).measureAppMoves,
  'app-services': async () => (await import('./parts/app-services.ts')).measureAppServices,
  static: async () => (await import('./parts/static-files.ts')).measureStaticFiles,
  streaming: async () => (await import('./parts/streaming.ts')).measureStreaming,
  uploads: async () => (await import('./parts/uploads.ts')).measureUploads,
  'upload-slices': async () => (await import('./parts/upload-slices.ts')).measureUploadSlices,
  'upload-rivals': async () => (await import('./parts/upload-rivals.ts')).measureUploadRivals,
  downloads: async () => (await import('./parts/downloads.ts')).measureDownloads,
  hashing: async () => (await import('./parts/hashing.ts')).measureHashing,
  export: async () => (await import('./parts/export.ts')).measureExports,
  zip: async () => (await import('./parts/zip.ts')).measureZip,
  import: async () => (await import('./parts/import.ts')).measureImport,
  rush: async () => (await import('./parts/rush.ts')).measureMorningRush,
  live: async () => (await import('./parts/live.ts')).measureLive,
  'drive-list': async () => (await import('./parts/drive-list.ts')).measureDriveList,
  'face-widget': async () => (await import('./parts/face-widget.ts')).measureFaceWidget,
  'face-recogniser': async () => (await import('./parts/face-recogniser.ts')).measureFaceRecogniser,
};
