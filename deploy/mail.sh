#!/bin/sh
# fundacion-mail list | show CODE | …: `npm run mail` from any folder, with the settings of this machine, as the site's user.
set -eu
cd /srv/fundacion
set -a
. /etc/fundacion/site.env
DATA_DIR=/var/lib/fundacion
exec runuser -u fundacion -- node scripts/mail.mjs "$@"
