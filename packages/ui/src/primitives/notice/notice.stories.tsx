import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Notice } from './notice.tsx'

const meta = {
  title: 'Части/Замечание',
  component: Notice,
  parameters: {
    guide: {
      use: 'Для\u00a0пояснения, которое стоит на\u00a0своем месте в\u00a0странице и\u00a0не\u00a0уходит: отказ, предупреждение, требование закона.',
      avoid:
        'Для\u00a0короткого ответа на\u00a0действие берите «Уведомления», для\u00a0новости на\u00a0весь сайт\u00a0— «Объявление».',
    },
  },
} satisfies Meta<typeof Notice>

export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = { name: 'Сведение', args: { children: 'Отчет можно купить и без входа.' } }
export const Red: Story = {
  name: 'Отказ',
  args: { tone: 'red', title: 'Неверный логин или пароль', role: 'alert' },
}
export const Orange: Story = {
  name: 'Внимание',
  args: { tone: 'orange', title: 'Объект снят с учета.', children: 'Выписка покажет только прошлое.' },
}
export const Yellow: Story = {
  name: 'Закон',
  args: { tone: 'yellow', children: 'Имена частных собственников в отчете скрыты по закону.' },
}
export const Green: Story = { name: 'Не найдено', args: { tone: 'green', title: 'ФССП: сведений нет.' } }
export const Done: Story = { name: 'Сделано', args: { tone: 'done', title: 'Оплата прошла успешно.' } }
export const Grey: Story = {
  name: 'Не проверено',
  args: { tone: 'grey', title: 'Не проверено.', children: 'Источник не ответил, вернем 12\u00a0₽.' },
}
export const Small: Story = {
  name: 'Малое',
  args: { small: true, children: 'Чек придет на\u00a0почту.' },
}
export const ReadAtOnce: Story = {
  name: 'Отказ читается сразу',
  args: { tone: 'red', title: 'Карта не\u00a0принята', children: 'Деньги не\u00a0списаны.', role: 'alert' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Карта не принята')
  },
}
export const Phone: Story = {
  name: 'Телефон, длинный текст',
  globals: { viewport: { value: 'phone' } },
  args: {
    tone: 'orange',
    title: 'Объект снят с\u00a0кадастрового учета 14.10.2026',
    children:
      'Выписка покажет только прошлое: прежних правообладателей и\u00a0снятые обременения. Если покупаете этот объект, спросите у\u00a0продавца номер того, что образован вместо него.',
  },
}
