import { Tabs } from '@proverka/ui/primitives'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useMay } from '../../session/own-staff.ts'
import { Banners } from './banners/banners.tsx'
import { Log } from './log/log.tsx'
import { OwnFactors } from './own/own-factors.tsx'
import { People } from './people/people.tsx'

interface Part {
  readonly value: string
  readonly label: string
  readonly isOpen: boolean
  readonly panel: ReactNode
}

/** What the staff settles for itself and for the sites; the open part is in the address. */
export function Component() {
  const may = useMay()
  const [params, setParams] = useSearchParams()
  const all: readonly Part[] = [
    { value: 'banners', label: 'Баннеры', isOpen: may('banners.write'), panel: <Banners /> },
    { value: 'people', label: 'Люди и роли', isOpen: may('staff.read'), panel: <People /> },
    { value: 'log', label: 'Журнал', isOpen: may('log.read'), panel: <Log /> },
    { value: 'own', label: 'Мой вход', isOpen: true, panel: <OwnFactors /> },
  ]
  const parts = all.filter(({ isOpen }) => isOpen)
  const part = parts.find(({ value }) => value === params.get('part')) ?? parts[0]
  return (
    <>
      <ScreenHead title="Настройки" />
      <Tabs
        label="Что показать"
        value={part?.value ?? ''}
        onChange={(next) => setParams(next === parts[0]?.value ? {} : { part: next })}
        // The keys of the screen are those of one table: the others are not there.
        tabs={parts.map(({ value, label, panel }) => ({
          value,
          label,
          panel: value === part?.value ? panel : null,
        }))}
      />
    </>
  )
}
