export { pageEngine } from './page-engine.ts'
export { compileStylesOnce } from './shared-styles.ts'
