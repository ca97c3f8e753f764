export const INTAKE_FOLDER = 'intake/'

/** Where the storage keeps a file of the register, and what came with it, by its SHA-256. */
export const intakeKey = (hash: string): string => `${INTAKE_FOLDER}${hash}`
