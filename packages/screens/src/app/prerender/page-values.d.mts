import type { Plugin } from 'vite'

/** Compiles the values of pages; `repositoryDir` is an absolute path. */
export function pageValues(repositoryDir: string): Plugin
