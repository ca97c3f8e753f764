import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline } from './timeline.tsx'

const meta = {
  title: 'Части/Лента событий',
  component: Timeline,
  parameters: {
    guide: {
      use: 'Датированные записи одного реестра, где важен порядок: переходы права, сделки, ограничения.',
      avoid:
        'Для сравнения чисел берите «Таблицу», для будущих шагов — «Шаги», для цен и сроков услуги — «Шкалу времени».',
    },
  },
  args: {
    label: 'История объекта',
    events: [
      {
        key: 'mortgage',
        date: '2024-03-18',
        title: 'Ипотека зарегистрирована',
        children: <p>Залог в пользу банка, погашения в реестре нет.</p>,
        tone: 'red',
        source: { name: 'ЕГРН', time: '21.11.2026, 14:05 МСК' },
      },
      {
        key: 'share',
        date: '2024-03-18',
        title: 'Право перешло двум владельцам, по 1/2 доли',
        children: <p>Договор купли-продажи.</p>,
        source: { name: 'ЕГРН', time: '21.11.2026, 14:05 МСК' },
      },
      {
        key: 'arrest',
        date: '2021-06-30',
        title: 'Запрет регистрации снят',
        tone: 'green',
        source: { name: 'ЕГРН', time: '21.11.2026, 14:05 МСК' },
      },
      { key: 'first', date: '2012-07-14', title: 'Право города Образцовска' },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta

type Story = StoryObj<typeof meta>

export const Register: Story = {
  name: 'История из реестра',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'История объекта' })).toBeVisible()
    await expect(canvas.getByText('14.07.2012')).toHaveAttribute('datetime', '2012-07-14')
    await expect(canvas.getByText('Ипотека зарегистрирована')).toHaveTextContent(
      'Найдено: Ипотека зарегистрирована',
    )
  },
}
export const Waiting: Story = {
  name: 'Последняя запись еще проверяется',
  args: {
    events: [
      { key: 'a', date: '2026-11-21T11:05:00Z', title: 'Запрос отправлен', tone: 'wait' },
      { key: 'b', date: '2026-11-21T11:04:00Z', title: 'Заказ оплачен', tone: 'green' },
    ],
  },
}
export const Phone: Story = {
  name: 'Телефон, длинные слова',
  globals: { viewport: { value: 'phone' } },
  args: {
    events: [
      {
        key: 'a',
        date: '2024-03-18',
        title:
          'Ограничение прав и обременение объекта недвижимости: запрещение совершения регистрационных действий',
        children: <p>Постановление судебного пристава-исполнителя № 00000/26/00000-ИП.</p>,
        tone: 'orange',
        source: { name: 'ЕГРН', time: '21.11.2026, 14:05 МСК' },
      },
      { key: 'b', date: '2012-07-14', title: 'Право зарегистрировано впервые' },
    ],
  },
}
