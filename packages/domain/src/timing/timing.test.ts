import { expect, it } from 'vitest'
import { CLIENT_ID_WAIT_MS, MIN_FETCH_DISPLAY_MS } from './timing.ts'

it('[CONST-03] waits 15 s for the client id', () => expect(CLIENT_ID_WAIT_MS).toBe(15000))
it('[CONST-32] shows loading for at least 200 ms', () => expect(MIN_FETCH_DISPLAY_MS).toBe(200))
