interface Verdict {
  readonly isValid: boolean
}

interface InnValidator {
  readonly validateINN: (inn: string) => Verdict
  readonly validateKPP: (kpp: string) => Verdict
}

// The package names its parts without extensions, which only bundlers resolve: its core is loaded by its place.
const core = new URL('core/innValidator.js', import.meta.resolve('inn-validator'))

export const { validateINN, validateKPP }: InnValidator = await import(core.href)
