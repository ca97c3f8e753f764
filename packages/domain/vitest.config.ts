import { defineConfig } from 'vitest/config'

// Pure functions share no state: one worker for all files saves their start. A mutation run keeps copies of the tests
// in its own folder; they must not run from here.
export default defineConfig({ test: { isolate: false, include: ['src/**/*.test.ts'] } })
