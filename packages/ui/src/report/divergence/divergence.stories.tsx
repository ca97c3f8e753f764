import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { Divergence } from './divergence.tsx'

const meta = {
  title: 'Отчет/Расхождение',
  component: Divergence,
  parameters: {
    guide: {
      about: 'Что изменилось в реестре с прошлой выписки: было и есть.',
      use: 'Когда два источника говорят об объекте разное: что было, что стало и почему это важно.',
      avoid:
        'Для обычной истории изменений берите «Таблицу». Если второго источника нет, это не расхождение.',
    },
  },
} satisfies Meta<typeof Divergence>

export default meta

type Story = StoryObj<typeof meta>

const onAsk = fn()

export const Default: Story = {
  name: 'Было и стало',
  args: {
    title: 'Сведения изменились с вашей выписки от 02.11.2026',
    note: 'Три отличия из четырех проверяемых. Новая выписка — 499\u00a0₽.',
    beforeTitle: '02.11.2026',
    nowTitle: 'Сегодня, 14:05',
    action: (
      <Button size="s" variant="ink" onClick={onAsk}>
        Запросить заново
      </Button>
    ),
    rows: [
      { label: 'Собственников', before: '1', now: '2', changed: true },
      { label: 'Дата права', before: '18.03.2024', now: '12.11.2026', changed: true },
      { label: 'Номер права', before: '…-00/014/2024-3', now: '…-00/014/2026-9', changed: true },
      { label: 'Обременение', before: 'ипотека', now: 'ипотека, без изменений', changed: false },
    ],
  },
  play: async ({ canvas }) => {
    const date = canvas.getByRole('row', { name: /^Дата права/ })
    await expect(
      within(date)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['18.03.2024', '12.11.2026'])
    await userEvent.click(canvas.getByRole('button', { name: 'Запросить заново' }))
    await expect(onAsk).toHaveBeenCalledOnce()
  },
}
export const Same: Story = {
  name: 'Ничего не изменилось',
  args: {
    title: 'Сведения те же, что в вашей выписке',
    beforeTitle: '02.11.2026',
    nowTitle: 'Сегодня',
    rows: [{ label: 'Собственников', before: '1', now: '1', changed: false }],
  },
}
export const Phone: Story = {
  name: 'Телефон: длинные значения',
  globals: { viewport: { value: 'phone' } },
  args: {
    ...Default.args,
    title: 'Сведения о правообладателях и обременениях изменились',
    rows: [
      {
        label: 'Правообладатель',
        before: 'Публично-правовое образование «Город Новый Образцовск»',
        now: 'ООО «Специализированный застройщик „Образцовые кварталы“»',
        changed: true,
      },
      {
        label: 'Номер права',
        before: '00:14:0203005:1047-00/014/2024-3',
        now: '00:14:0203005:1047-00/014/2026-9',
        changed: true,
      },
    ],
  },
}
