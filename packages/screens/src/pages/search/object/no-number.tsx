import { Panel } from '@proverka/ui/frame'

/** An object of the register without a cadastral number: what that means, and what one can do. */
export function NoNumber() {
  return (
    <Panel title="Кадастрового номера нет в реестре" padded>
      <p>
        Адрес есть в ГАР, номера при нем нет: так записаны многие объекты. Выписку и проверки заказывают по
        номеру, поэтому здесь пока ничего не продается. Номер есть в договоре, в старой выписке или в
        налоговом уведомлении: введите его в поиск.
      </p>
    </Panel>
  )
}
