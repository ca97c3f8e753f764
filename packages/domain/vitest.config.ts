import { defineConfig } from 'vitest/config'

// Pure functions share no state: one worker for all files saves their start.
export default defineConfig({ test: { isolate: false } })
