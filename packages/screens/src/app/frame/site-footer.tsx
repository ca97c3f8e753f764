import { typograph } from '@proverka/domain'
import { footerMenu, servedEntries } from '@proverka/domain/navigation'
import { Footer } from '@proverka/ui/frame'
import { useAtomValue } from 'jotai'
import { useAppFacts } from '../../runtime/brand/brand-context.ts'
import { siteFactsAtom } from '../../runtime/brand/site-facts.ts'
import { visitorAtom } from '../../runtime/session/state.ts'
import { navItemOf, SERVICES_ANCHOR } from '../../runtime/navigation/nav-item-of.ts'
import { useBottomBar } from './use-bottom-bar.ts'
import { useSite } from '../../runtime/brand/use-site.ts'
import { useSupport } from '../../runtime/brand/use-support.ts'

/** The foot of every page; the operator is that of the host as soon as the server has named it. */
export function SiteFooter() {
  const { brand, served } = useAppFacts()
  const facts = useAtomValue(siteFactsAtom)
  const site = useSite()
  const operator = facts?.operator ?? brand.operator
  const support = useSupport()
  const isUser = useAtomValue(visitorAtom).kind === 'user'
  const aboveBar = useBottomBar()
  const menu = footerMenu(site, isUser)
  const sections = menu.sections.map(({ title, entries }, i) => ({
    title,
    ...(i === 0 && { id: SERVICES_ANCHOR }),
    items: servedEntries(entries, served).map((entry) => navItemOf(entry)),
  }))
  return (
    <Footer
      aboveBar={aboveBar}
      logo={{ shape: brand.logoShape, name: brand.name, note: brand.tagline }}
      about={brand.about}
      sections={sections.filter(({ items }) => items.length > 0)}
      support={{
        title: `Поддержка, ${support.hours}`,
        email: support.email,
        note: 'Не работает оплата или отчет опаздывает — пишите, номер заказа ставить не нужно.',
      }}
      operator={typograph(
        `${operator.name} · ИНН ${operator.inn} · ОГРН ${operator.ogrn} · ${operator.address}. Номер в реестре операторов персональных данных: ${operator.registryNumber}.`,
      )}
      disclaimer="Сервис не является официальным сайтом Росреестра и других ведомств."
      legal={menu.legal.map((entry) => navItemOf(entry))}
    />
  )
}
