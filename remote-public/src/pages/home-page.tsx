import style from './home-page.module.css';
export function HomePage() {
  return <h1 className={style.hero}>Home</h1>;
}
