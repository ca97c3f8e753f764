export { startBoot } from './boot.ts'
export { layOutAll } from './lay-out-rest.ts'
