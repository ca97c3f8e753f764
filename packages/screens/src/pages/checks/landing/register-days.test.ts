import { expect, it } from 'vitest'
import { registersOf } from './register-days.tsx'

it.each([
  ['BailiffCheck', ['ФССП']],
  ['BankruptcyCheck', ['ЕФРСБ', 'КАД']],
  ['PassportFull', ['МВД', 'Росфинмониторинг']],
  ['SelfEmployedCheck', ['ФНС']],
])('%s asks each of its registers once', (product, registers) => {
  expect(registersOf({ kind: 'product', product })).toEqual(expect.arrayContaining(registers))
  expect(new Set(registersOf({ kind: 'product', product })).size).toBe(
    registersOf({ kind: 'product', product }).length,
  )
})
