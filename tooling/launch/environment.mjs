import { delimiter, join } from 'node:path'
import { BIN } from './root.mjs'

/**
 * The environment of everything that the launcher runs: the pinned Node and pnpm come first on PATH, nothing reports
 * home. NODE_ENV goes: with `production` in it pnpm leaves out what the build needs.
 */
export function toolEnvironment(env = process.env, bin = BIN) {
  const { NODE_ENV: _, ...rest } = env
  const pathName = Object.keys(rest).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    ...rest,
    [pathName]: rest[pathName] ? bin + delimiter + rest[pathName] : bin,
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  }
}

/** The same for the product itself, which must see whether it runs in production. */
export function productEnvironment(env = process.env, bin = BIN) {
  const tools = toolEnvironment(env, bin)
  return {
    // Halves the time to the first answer; the folder is thrown away with node_modules.
    NODE_COMPILE_CACHE: join(bin, '..', '.cache', 'node-compile'),
    ...tools,
    ...(env.NODE_ENV !== undefined && { NODE_ENV: env.NODE_ENV }),
  }
}
