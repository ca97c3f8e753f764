import type { Plugin } from 'vite'

/** Stands behind vanilla-extract in the build for the browser. */
export function keepCompiledStyles(): Plugin

/** Stands in for vanilla-extract in the build for the server; throws where the build for the browser has not run. */
export function takeCompiledStyles(): Plugin
