/** What a field refuses; valibot's issue without its generics. */
export interface FieldIssue {
  readonly kind: 'schema' | 'validation' | 'transformation'
  readonly type: string
  readonly input: unknown
  readonly expected: string | null
  readonly received: string
  /** The words for people, in Russian. */
  readonly message: string
  readonly requirement?: unknown
  /** The path from the outermost object to the field. */
  readonly path?: [FieldPathItem, ...FieldPathItem[]] | undefined
  readonly issues?: [FieldIssue, ...FieldIssue[]] | undefined
}

/** A step of the path: `key` is the name of the field or its place in a list. */
export interface FieldPathItem {
  // oxlint-disable-next-line typescript/no-explicit-any -- 'object', 'array', …: each a type of its own in valibot
  readonly type: any
  readonly origin: 'key' | 'value'
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly input: any
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly key: any
  readonly value: unknown
}

/**
 * A schema of valibot for one field: goes into `v.object`, `v.pipe`, `v.parse` and whatever reads Standard Schema. It is
 * written without valibot's types, so that a program which only calls `isInn` does not have its compiler check all of
 * them (171,000 instantiations).
 */
export interface FieldSchema<Input, Output = Input> {
  readonly kind: 'schema'
  readonly type: string
  /** The function of valibot that made it. */
  // oxlint-disable-next-line typescript/no-explicit-any -- valibot passes the arguments on as they are
  readonly reference: (...args: any[]) => FieldSchema<unknown>
  readonly expects: string
  readonly async: false
  readonly '~standard': StandardField<Input, Output>
  /** Called by valibot alone, with types of its own. */
  // oxlint-disable-next-line typescript/no-explicit-any -- those types are what is left out
  '~run'(dataset: any, config: any): any
  readonly '~types'?:
    | { readonly input: Input; readonly output: Output; readonly issue: FieldIssue }
    | undefined
}

interface StandardField<Input, Output> {
  readonly version: 1
  readonly vendor: 'valibot'
  readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>
  readonly types?: { readonly input: Input; readonly output: Output } | undefined
}

type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] }
