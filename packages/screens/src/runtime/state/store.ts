import { createStore } from 'jotai'

/** The one store of a started app. */
export const store = createStore()
