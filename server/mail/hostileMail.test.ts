import { describe, expect, it } from 'vitest';
import { contactMail, creditMail, feedbackMail, internshipMail } from '#contract/toMails.ts';
import { MAIL, openMailRoutes } from '#server/testing/testMailRoutes.ts';

describe('what could do harm', () => {
  it.each([
    ['asunto', 'Hola\r\nBcc: eva@example.org'],
    ['asunto', 'Hola\nBcc: eva@example.org'],
    ['asunto', 'Hola\0'],
    ['asunto', 'Hola\u0085Bcc: x'],
    ['asunto', 'Hola\u2028Bcc: x'],
    ['asunto', ' '],
    ['asunto', 'x'.repeat(151)],
    ['destinatario', 'info\r\nBcc: eva@example.org'],
    ['destinatario', 'x'.repeat(65)],
    ['responder_a', 'ana@example.org\r\nBcc: eva@example.org'],
    ['responder_a', `${'x'.repeat(250)}@example.org`],
    ['mensaje', ''],
    ['mensaje', ' \n '],
    ['mensaje', 'Hola\0'],
    ['mensaje', '<script>alert(1)</script>'],
    ['mensaje', '<p>&nbsp;</p><!-- nada -->'],
    ['mensaje', 'x'.repeat(20_001)],
  ])('in %s, such as %j, is refused by the name of the field [SEC-02] [FORM-12]', async (field, value) => {
    const { send, kept, lines } = await openMailRoutes();
    const { statusCode, body } = await send({ ...MAIL, [field]: value });
    expect([statusCode, body]).toEqual([400, `mail-invalid ${field}`]);
    expect(await kept()).toEqual([]);
    expect(lines.join('')).not.toMatch(/eva@|Hola|alert/);
  });

  it.each([
    ['a field twice', 'destinatario=info&asunto=a&asunto=b&mensaje=c', 400, 'mail-invalid asunto'],
    ['nothing', '', 400, 'mail-invalid destinatario asunto mensaje'],
    ['no form', '{"destinatario":"info"}', 400, 'mail-invalid destinatario asunto mensaje'],
    ['letters that are none', 'destinatario=info&asunto=%ff%fe&mensaje=x', 415, 'unsupported-media-type'],
    ['escapes that are none', 'destinatario=info&asunto=%&mensaje=%zz', 202, expect.any(String)],
    [
      'fields of ours that are nobody’s',
      'destinatario=info&asunto=a&mensaje=b&state=done&__proto__=x',
      202,
      expect.any(String),
    ],
  ])('such as %s is answered by its rule [SEC-07]', async (_what, payload, status, said) => {
    const { send } = await openMailRoutes();
    const { statusCode, body } = await send(payload);
    expect([statusCode, body]).toEqual([status, said]);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/xml'])(
    'is refused as %s, which a form of ours never is',
    async (type) => {
      const { send } = await openMailRoutes();
      const { statusCode, body } = await send('x', { headers: { 'content-type': type } });
      expect([statusCode, body]).toEqual([415, 'unsupported-media-type']);
    },
  );

  it('is refused when it is larger than 64 KB [SEC-06]', async () => {
    const { send } = await openMailRoutes();
    const { statusCode, body } = await send(`mensaje=${'x'.repeat(64 * 1024)}`);
    expect([statusCode, body]).toEqual([413, 'payload-too-large']);
  });

  it.each([
    ['a message that only its last letter spoils', `mensaje=${'x'.repeat(60_000)}%00`, 'mensaje'],
    ['a message of spaces', `mensaje=${'+'.repeat(60_000)}%00`, 'mensaje'],
    ['as many fields of one name as fit', `mensaje=x&${'x&'.repeat(30_000)}`, 'destinatario asunto mensaje'],
    [
      'as many fields as fit',
      Array.from({ length: 12_000 }, (_, at) => at.toString(36)).join('&'),
      'destinatario asunto mensaje',
    ],
  ])('as %s is refused before anybody notices [SEC-06] [SEC-07]', async (_what, payload, wrong) => {
    const { send } = await openMailRoutes();
    const before = process.threadCpuUsage();
    const full = wrong === 'mensaje' ? `destinatario=info&asunto=a&${payload}` : payload;
    const { statusCode, body } = await send(full);
    expect([statusCode, body]).toEqual([400, `mail-invalid ${wrong}`]);
    // CPU time in µs, independent of other processes; backtracking would take seconds to minutes.
    expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000);
  });

  it.each([
    ['<img src=x onerror=alert(1)>Hola', 'Hola'],
    ['<p onclick="x" style="y" class="z">Hola</p>', '<p>Hola</p>'],
    ['<a href="https://evil.example">Hola</a>', 'Hola'],
    ['<a href="javascript:alert(1)">Hola</a>', 'Hola'],
    ['<iframe src="https://evil.example"></iframe>Hola', 'Hola'],
    ['<style>p{}</style><script>x</script>Hola', 'Hola'],
    ['<svg><script>x</script><p>Hola', '<p>Hola</p>'],
    ['<base href="//evil"><form action=x><input name=y>Hola</form>', 'Hola'],
    [
      '<p><strong>Hola</strong><br>vos</p><ul><li>x</li></ul>',
      '<p><strong>Hola</strong><br />vos</p><ul><li>x</li></ul>',
    ],
    ['2 < 3 & 4 > 1', '2 &lt; 3 &amp; 4 &gt; 1'],
    [`${'<b>'.repeat(500)}Hola`, `${'<b>'.repeat(500)}Hola${'</b>'.repeat(500)}`],
  ])('as markup, such as %j, does not reach a mailbox [SEC-03]', async (mensaje, clean) => {
    const { send, kept } = await openMailRoutes();
    await send({ ...MAIL, mensaje });
    expect(await kept()).toMatchObject([{ mensaje: clean }]);
  });
});

describe('what a visitor types into a form', () => {
  const typed = `<script>alert("1")</script> & 'Ana'\n<b>dos</b>`;
  const shown = `&lt;script&gt;alert("1")&lt;/script&gt; &amp; 'Ana'<br />&lt;b&gt;dos&lt;/b&gt;`;

  it.each([
    [
      'contact',
      contactMail({ nombre: typed, celular: '0981 123 456', consulta: 'semaforo-empresas' }),
      `<p><strong>Nombre:</strong> ${shown}</p><p><strong>Celular:</strong> 0981 123 456</p><p><strong>Consulta:</strong> Semáforo para empresas</p>`,
      { destinatario: 'semaforo-empresas', asunto: 'Contacto del sitio web de la Fundación - Involucrate' },
    ],
    [
      'feedback',
      feedbackMail({ telefono: '0981123456', mensaje: typed }),
      `<p>Mensaje enviado desde el sitio web de Fundación Paraguaya</p><p><strong>Teléfono:</strong> 0981123456</p><p><strong>Mensaje:</strong> ${shown}</p>`,
      { destinatario: 'atencion-al-cliente', asunto: 'Contacto sitio web FP - Atención al cliente' },
    ],
    [
      'credit',
      creditMail({ nombre: typed, celular: '1', oficina: 'Cnel. Oviedo' }),
      `<p><strong>Nombre:</strong> ${shown}</p><p><strong>Celular:</strong> 1</p><p><strong>Oficina:</strong> Cnel. Oviedo</p>`,
      { destinatario: 'credito-coronel-oviedo', asunto: 'Contacto sitio web FP - Solicitud de credito' },
    ],
    [
      'credit of no office',
      creditMail({ nombre: 'Ana', celular: '1', oficina: 'Atlantis' }),
      '<p><strong>Nombre:</strong> Ana</p><p><strong>Celular:</strong> 1</p><p><strong>Oficina:</strong> Atlantis</p>',
      { destinatario: 'credito' },
    ],
    [
      'internship',
      internshipMail('Docente', { nombre: 'Ana', apellido: typed, correo: 'ana@example.org', pais: 'Perú' }),
      `<p><strong>Rol:</strong> Docente</p><p><strong>Nombre:</strong> Ana</p><p><strong>Apellido:</strong> ${shown}</p><p><strong>Correo:</strong> ana@example.org</p><p><strong>País:</strong> Perú</p>`,
      { destinatario: 'pasantias', asunto: 'Contacto sitio web FP - Involucrate', responder_a: 'ana@example.org' },
    ],
  ])(
    'of %s arrives as text, under its subject, in its mailbox [SEC-03] [MAIL-01] [MAIL-02] [MAIL-03] [MAIL-04]',
    async (_form, mail, mensaje, rest) => {
      const { send, kept } = await openMailRoutes();
      const { statusCode } = await send(mail);
      expect(statusCode).toBe(202);
      expect(await kept()).toMatchObject([{ ...rest, mensaje }]);
    },
  );
});
