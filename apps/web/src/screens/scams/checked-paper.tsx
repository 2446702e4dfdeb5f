import magnifier from 'picture:magnifier';
import { type Message, scamsCopy } from '@consorcio/copy/scams';
import css from './scams.module.css';

const { lookup: copy, app } = scamsCopy;

/** What looking up shows: the example of the Central Bank's search where there is a name, and what else is found. */
export function CheckedPaper({ message: { lookup, check } }: { message: Message }) {
  return (
    <section className={css.paper} role="status">
      <h3>
        <img src={magnifier} alt="" width="80" height="80" />
        {lookup === null ? app : copy.title}
      </h3>
      {lookup !== null && (
        <>
          <dl>
            <div>
              <dt>{copy.name}</dt>
              <dd>{lookup.name}</dd>
            </div>
            <div>
              <dt>{copy.cnpj}</dt>
              <dd>{lookup.isListed ? copy.someCnpj : copy.noCnpj}</dd>
            </div>
          </dl>
          <p className={css.listed} data-listed={lookup.isListed}>
            {lookup.isListed ? copy.listed : copy.none}
          </p>
        </>
      )}
      {check !== '' && <p>{check}</p>}
    </section>
  );
}
