export { bundleBoot } from './bundle-boot.ts'
export { pageEngine } from './page-engine.ts'
export { compileStylesOnce } from './shared-styles.ts'
