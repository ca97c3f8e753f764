import { expect, it } from 'vitest'
import { store } from '../state/store.ts'
import { isTokenUnaskedAtom } from './state.ts'
import { untilTokenAsked } from './until-token-asked.ts'

it('waits while the check of a token is still to be asked for, and not otherwise', async () => {
  await untilTokenAsked()
  store.set(isTokenUnaskedAtom, true)
  let isOver = false
  const wait = untilTokenAsked().then(() => (isOver = true))
  await Promise.resolve()
  expect(isOver).toBe(false)
  store.set(isTokenUnaskedAtom, false)
  await wait
  expect(isOver).toBe(true)
})
