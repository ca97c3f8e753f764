import { createStore } from 'jotai'

/** The one store of a started app; the prerender reads it and never writes. */
export const store = createStore()
