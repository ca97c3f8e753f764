export * from './days.ts'
export * from './timing.ts'
export * from './units.ts'
