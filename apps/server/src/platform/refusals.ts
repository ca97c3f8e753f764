import { AppError, ERROR_CODES, type ErrorCode } from '@proverka/domain/errors'

/** A refusal that people can do something about, with what they need for it: siblings of `error` on the wire. */
export class RefusalWithFacts extends AppError {
  readonly facts: object

  constructor(code: ErrorCode, facts: object) {
    super(code, ERROR_CODES[code])
    this.facts = facts
  }
}

/** Input that breaks the contract; `message` is the schema's own words, `field` the path to the value. */
export class InputError extends AppError {
  readonly field: string

  constructor(field: string, message: string) {
    super('input/invalid', { ...ERROR_CODES['input/invalid'], text: message }, field)
    this.field = field
  }
}
