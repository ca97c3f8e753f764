export * from './days.ts'
export * from './term.ts'
export * from './timing.ts'
export * from './units.ts'
