import { SideNav } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { CabinetPage } from '../cabinet/cabinet-page.tsx'
import * as cabinet from '../cabinet/cabinet.css.ts'
import { isNotLoaded, NotLoaded } from '../error/not-loaded.tsx'
import { useCurrentSection } from '../report/use-current-section.ts'
import { AccessPanel } from './access-panel.tsx'
import { ApiPanel } from './api-panel.tsx'
import { ConsentsPanel } from './consents-panel.tsx'
import { useAccount } from './data.ts'
import { DataPanel } from './data-panel.tsx'
import { NoticesPanel } from './notices-panel.tsx'
import { PersonPanel } from './person-panel.tsx'
import * as css from './settings.css.ts'

const PLACES = [
  { href: '#you', label: 'Вы' },
  { href: '#access', label: 'Вход' },
  { href: '#notices', label: 'Уведомления' },
  { href: '#consents', label: 'Согласия' },
  { href: '#reports', label: 'Отчеты и\u00a0API' },
  { href: '#data', label: 'Выгрузка, удаление' },
]

/** Drawn together with the sections: the one on screen is marked. */
function Places() {
  const current = useCurrentSection(PLACES.map(({ href }) => href.slice(1)))
  return (
    <SideNav
      label="Разделы настроек"
      items={PLACES.map((place) => ({ ...place, current: place.href === `#${current}` }))}
    />
  )
}

/** «Настройки»: the person is a record, too; each value has its source, its time and a button. */
export function SettingsScreen() {
  const account = useAccount()
  return (
    <CabinetPage
      title="Настройки"
      signInTitle="Войдите, чтобы открыть настройки"
      note={
        <p className={css.lead}>
          Вы&nbsp;здесь тоже запись: у&nbsp;каждого сведения о&nbsp;вас есть источник и&nbsp;время. Лишнего
          не&nbsp;храним.
        </p>
      }
    >
      {isNotLoaded(account) ? (
        <NotLoaded title="Настройки не пришли" query={account} />
      ) : account.data ? (
        <div className={css.page}>
          <div className={css.places}>
            <Places />
          </div>
          <div className={cabinet.stack}>
            <PersonPanel account={account.data} />
            <AccessPanel account={account.data} />
            <NoticesPanel account={account.data} />
            <ConsentsPanel />
            <ApiPanel account={account.data} />
            <DataPanel />
          </div>
        </div>
      ) : (
        <Skeleton lines={12} shape="rows" />
      )}
    </CabinetPage>
  )
}
