import { StartError } from '../../platform/db/start-error.ts'

/** A file cannot be loaded: one sentence that names the file and the place. What was there before serves on. */
export class LoadError extends StartError {}
