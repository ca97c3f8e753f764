import type { LogoRow } from '../../platform/db/queries/files/logos.ts'

export const presentLogo = ({ width, height, created_at }: LogoRow) => ({
  width,
  height,
  created_at: created_at.toISOString(),
})
