// What the packages of this repository share and nobody else should build on: it changes without notice.
export * from '../fields/input/small-object.ts'
export { schemaRule } from '../fields/rules/checked-text.ts'
export * from '../format/json-in-element.ts'
