export * from './app-error.ts'
export * from './error-codes.ts'
export * from './error-text.ts'
export * from './rule-errors.ts'
