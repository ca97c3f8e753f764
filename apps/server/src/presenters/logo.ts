import type { LogoRow } from '../db/queries/logos.ts'

export const presentLogo = ({ width, height, created_at }: LogoRow) => ({
  width,
  height,
  created_at: created_at.toISOString(),
})
