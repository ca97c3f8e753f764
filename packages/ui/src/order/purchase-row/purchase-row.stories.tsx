import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { Panel } from '../../frame/container/container.tsx'
import { PurchaseRow } from './purchase-row.tsx'

const onFill = fn()
const meta = {
  title: 'Заказ/Купленный отчет',
  component: PurchaseRow,
  parameters: {
    guide: {
      about: 'Купленный отчет: что это, когда, его состояние с причиной и одно действие.',
      use: 'На странице объекта: что по нему уже куплено, в каком состоянии и что с этим делать.',
      avoid: 'Для списка всех заказов человека берите «Заказ».',
    },
    ground: 'grey',
  },
  args: {
    title: 'Проверка собственника',
    note: 'Заказ 10519 · сегодня, 13:52',
    detail: 'Укажите имя и дату рождения продавца',
    urge: true,
    status: 'actionrequired',
    action: (
      <Button size="s" onClick={onFill}>
        Заполнить
      </Button>
    ),
  },
  render: (args) => (
    <Panel title="Купленные отчеты" note="Храним 1 месяц, затем удаляем">
      <PurchaseRow {...args} />
    </Panel>
  ),
} satisfies Meta<typeof PurchaseRow>

export default meta

type Story = StoryObj<typeof meta>

export const Asked: Story = {
  name: 'Ждет данных: одно действие',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Заполнить' }))
    await expect(onFill).toHaveBeenCalledOnce()
  },
}
export const States: Story = {
  name: 'Четыре состояния',
  render: () => (
    <Panel title="Купленные отчеты" note="Храним 1 месяц, затем удаляем">
      <PurchaseRow
        title="Собственники, обременения"
        note="Заказ 10482 · 02.11.2026, 18:40"
        detail="19 дней назад: перед сделкой запросите заново"
        status="done"
        action={
          <Button href="#" size="s" variant="secondary">
            Скачать PDF
          </Button>
        }
      />
      <PurchaseRow
        title="Отчет о переходе прав"
        note="Заказ 10519 · сегодня, 13:52"
        detail="Обычно 31 минута, прошло 13"
        status="inprogress"
        action={
          <Button href="#" size="s" variant="secondary">
            Подробнее
          </Button>
        }
      />
      <PurchaseRow
        title="Проверка собственника"
        note="Заказ 10519 · сегодня, 13:52"
        detail="Укажите имя и дату рождения продавца"
        urge
        status="actionrequired"
        action={
          <Button href="#" size="s">
            Заполнить
          </Button>
        }
      />
      <PurchaseRow
        title="Оценка рыночной стоимости"
        note="Заказ 10311 · 14.10.2026"
        detail={'99\u00a0₽ вернулись на карту 16.10.2026'}
        status="refund"
      />
    </Panel>
  ),
}
export const Phone: Story = {
  name: 'Телефон: опаздывает, длинные слова',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Проверка электросталелитейно-прокатного предприятия и его руководителей',
    note: 'Заказ 10519 · 21.11.2026, 13:52 МСК',
    detail: 'ГАС «Правосудие» не отвечает с 13:20: подождем до утра или вернем деньги за эту часть',
    urge: false,
    status: 'inprogress',
    late: true,
    action: (
      <Button href="#refund" size="s" variant="secondary">
        Вернуть деньги
      </Button>
    ),
  },
}
