import { ScreenHead } from '../../parts/screen-head.tsx'

export function Component() {
  return <ScreenHead title="Сегодня" />
}
