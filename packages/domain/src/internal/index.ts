// For the packages of this repository only: these exports change without notice.
export * from '../fields/input/small-object.ts'
export { schemaRule } from '../fields/rules/checked-text.ts'
export * from '../format/json-in-element.ts'
