import type { Plugin } from 'vite'

/** Comes after vanilla-extract in the build for the browser. */
export function keepCompiledStyles(): Plugin

/** Replaces vanilla-extract in the build for the server; throws where the build for the browser has not run. */
export function takeCompiledStyles(): Plugin
