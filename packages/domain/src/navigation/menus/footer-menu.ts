import type { Site } from '../../sites/hosts/sites.ts'
import type { MenuEntry } from './menu-entry.ts'
import { needsSignIn } from './needs-sign-in.ts'

/** The footer of every page, shown with the support's e-mail and the operator. */
export interface FooterMenu {
  readonly sections: readonly { readonly title: string; readonly entries: readonly MenuEntry[] }[]
  /** Documents, the cookie choice and the API docs, in one line. */
  readonly legal: readonly MenuEntry[]
}

type Link = readonly [label: string, route: string]

const REALTY_SERVICES: readonly Link[] = [
  ['Проверка объекта', 'index'],
  ['Проверка собственника', 'check-owner'],
  ['Проверка человека', 'check-person'],
  ['Долги у приставов', 'proverka-fssp'],
  ['Оценка стоимости', 'valuation'],
  ['История продаж', 'sale-history'],
  ['Объявления', 'adverts'],
]

const FIZ_SERVICES: readonly Link[] = [
  ['Проверка человека', 'check-person'],
  ['Долги у приставов', 'proverka-fssp'],
  ['Паспорт', 'proverka-pasporta'],
  ['Финансовая надежность', 'credit-rating'],
  ['Недвижимость', 'proverka-nedvij'],
]

const ABOUT: readonly Link[] = [
  ['Мои заказы', 'user-orders'],
  ['Тарифы', 'tariff'],
  ['Источники', 'sources'],
  ['Как делается вывод', 'methodology'],
  ['Подлинность отчета', 'verify'],
  ['Блог', 'blog'],
  ['Персональные данные', 'privacy'],
]

const LEGAL: readonly MenuEntry[] = [
  { label: 'Публичная оферта', action: 'offer' },
  { label: 'Политика обработки персональных данных', route: 'privacy' },
  { label: 'Настройки cookie', action: 'cookies' },
  { label: 'API', href: '/api-docs/' },
]

/** The footer of a site for a visitor (UI-029, UI-031..033, AMB-87). */
export function footerMenu(site: Site, isSignedIn: boolean): FooterMenu {
  const link = ([label, route]: Link): MenuEntry =>
    needsSignIn(site, route, isSignedIn) ? { label, route, needsSignIn: true } : { label, route }
  return {
    sections: [
      { title: 'Сервисы', entries: (site.isFiz ? FIZ_SERVICES : REALTY_SERVICES).map(link) },
      { title: 'О сервисе', entries: ABOUT.map(link) },
    ],
    legal: LEGAL,
  }
}
