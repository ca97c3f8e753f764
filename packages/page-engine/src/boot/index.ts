export { callEarly } from './call-early.ts'
export { claimStyles } from './claim-styles.ts'
export { startBoot } from './boot.ts'
export { layOutAll } from './lay-out-rest.ts'
