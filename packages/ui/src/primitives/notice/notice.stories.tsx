import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Notice } from './notice.tsx'
import { DoAndDont } from '../private/do-and-dont.tsx'

const meta = {
  title: 'Части/Замечание',
  component: Notice,
  parameters: {
    guide: {
      about: 'Замечание внутри страницы, которое остается: причина и что из нее следует.',
      use: 'Для пояснения, которое стоит на своем месте в странице и не уходит: отказ, предупреждение, требование закона.',
      avoid:
        'Для короткого ответа на действие берите «Уведомления», для новости на весь сайт — «Объявление».',
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
  args: { small: true, children: 'Чек придет на почту.' },
}
export const ReadAtOnce: Story = {
  name: 'Отказ читается сразу',
  args: { tone: 'red', title: 'Карта не принята', children: 'Деньги не списаны.', role: 'alert' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Карта не принята')
  },
}
export const Phone: Story = {
  name: 'Телефон, длинный текст',
  globals: { viewport: { value: 'phone' } },
  args: {
    tone: 'orange',
    title: 'Объект снят с кадастрового учета 14.10.2026',
    children:
      'Выписка покажет только прошлое: прежних правообладателей и снятые обременения. Если покупаете этот объект, спросите у продавца номер того, что образован вместо него.',
  },
}
export const Advice: StoryObj = {
  name: 'Так и не так',
  tags: ['advice'],
  render: () => (
    <DoAndDont
      right={{
        show: (
          <Notice tone="yellow" title="ФССП не ответила">
            Повторим через час. Если ответа не будет, вернем 99{'\u00a0'}₽.
          </Notice>
        ),
        why: 'Причина, что будет дальше и что с деньгами.',
      }}
      wrong={{
        show: (
          <Notice tone="red" title="Внимание!">
            Произошла ошибка. Попробуйте позже.
          </Notice>
        ),
        why: 'Красный занят находкой, а из слов не видно ни причины, ни срока.',
      }}
    />
  ),
}
