/*
 * What else is made of the contract with the names of the OpenAPI document: the published types of the client.
 */
export { declaredErrors } from '../http/declared-errors.ts'
export { AREA_NAMES } from './area-names.ts'
export { jsonSchemaOf, type Json } from './json-schema.ts'
export { createNamedSchemas, pascal, type NamedSchemas } from './named-schemas.ts'
export { readersOf } from './open-api.ts'
export { GENERAL_CODES } from './refusals.ts'
