<?php
/** The project's address, and what happens to inquiries: Settings > Kulla. */

defined( 'ABSPATH' ) || exit;

const KULLA_DEFAULTS = [
	'address'    => '',
	'project'    => '',
	'partner'    => '',
	'colours'    => 'theme',
	'inquiries'  => 'here',
	'recipient'  => '',
	'keep_days'  => 365,
];

/** A saved setting, or its default; `address` ends with a slash, or is empty. */
function kulla_setting( string $name ) {
	$saved = get_option( 'kulla_settings', [] );
	return ( is_array( $saved ) ? $saved : [] )[ $name ] ?? KULLA_DEFAULTS[ $name ];
}

add_action( 'admin_init', function () {
	register_setting( 'kulla', 'kulla_settings', [ 'type' => 'array', 'sanitize_callback' => 'kulla_read_settings' ] );
} );

/** Sanitizes the settings that the form sent. An address is saved only if there is a project at it. */
function kulla_read_settings( $sent ): array {
	$sent    = is_array( $sent ) ? array_filter( $sent, 'is_scalar' ) : [];
	$entry   = trim( (string) ( $sent['address'] ?? '' ) );
	$address = kulla_read_address( $entry );
	$project = $address === '' ? null : kulla_find_project( $address );
	if ( $entry !== '' && $project === null ) {
		/* translators: %s: a web address */
		add_settings_error( 'kulla_settings', 'address', sprintf( __( 'There is no project at %s. The previous address was kept.', 'kulla' ), $address === '' ? $entry : $address ) );
		[ $address, $project ] = [ kulla_setting( 'address' ), kulla_setting( 'project' ) ];
	}
	return [
		'address'   => $address,
		'project'   => (string) $project,
		'partner'   => sanitize_text_field( $sent['partner'] ?? '' ),
		'colours'   => ( $sent['colours'] ?? '' ) === 'own' ? 'own' : 'theme',
		'inquiries' => ( $sent['inquiries'] ?? '' ) === 'owner' ? 'owner' : 'here',
		'recipient' => sanitize_email( $sent['recipient'] ?? '' ),
		'keep_days' => min( 3650, absint( $sent['keep_days'] ?? 0 ) ),
	];
}

/** The folder that contains `widgets/` and `project/`; https, or http on this machine for development. "" for any other address. */
function kulla_read_address( string $text ): string {
	$text = preg_replace( '#(project/)?(project\.json)?([?\#].*)?$#', '', trim( $text ) );
	$url  = esc_url_raw( $text, [ 'https', 'http' ] );
	$host = (string) wp_parse_url( $url, PHP_URL_HOST );
	$ok   = $host !== '' && ( wp_parse_url( $url, PHP_URL_SCHEME ) === 'https' || in_array( $host, [ 'localhost', '127.0.0.1' ], true ) );
	return $ok ? trailingslashit( $url ) : '';
}

/** The name of the project at an address; `null` if there is none. */
function kulla_find_project( string $address ): ?string {
	$project = json_decode( (string) kulla_fetch( $address . 'project/project.json' ), true );
	$name    = is_array( $project ) && is_array( $project['towers'] ?? null ) ? $project['name'] ?? null : null;
	if ( is_array( $name ) ) $name = $name[ kulla_language( get_locale() ) ] ?? reset( $name );
	return is_string( $name ) && $name !== '' ? sanitize_text_field( $name ) : null;
}

add_action( 'admin_menu', function () {
	add_options_page( 'Kulla', 'Kulla', 'manage_options', 'kulla', 'kulla_settings_page' );
} );

add_filter( 'plugin_action_links_kulla/kulla.php', function ( array $links ): array {
	$settings = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=kulla' ) ), esc_html__( 'Settings', 'kulla' ) );
	return array_merge( [ $settings ], $links );
} );

function kulla_settings_page(): void {
	$found = kulla_setting( 'project' );
	?>
	<div class="wrap">
		<h1>Kulla</h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'kulla' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="kulla-address"><?php esc_html_e( 'Address of the project', 'kulla' ); ?></label></th>
					<td>
						<input id="kulla-address" name="kulla_settings[address]" type="url" class="regular-text code" placeholder="https://" value="<?php echo esc_attr( kulla_setting( 'address' ) ); ?>" aria-describedby="kulla-address-help">
						<p id="kulla-address-help" class="description"><?php esc_html_e( "The address of the folder on the owner's host that contains widgets/ and project/. Scripts from this address run on your pages.", 'kulla' ); ?></p>
						<?php if ( $found !== '' ) : ?>
							<?php /* translators: %s: name of a project */ ?>
							<p><strong><?php echo esc_html( sprintf( __( 'Found: %s', 'kulla' ), $found ) ); ?></strong></p>
						<?php endif; ?>
					</td>
				</tr>
				<?php
				kulla_text_row( 'partner', 'text', __( 'Your name as a partner', 'kulla' ), __( 'It is sent with every inquiry.', 'kulla' ) );
				kulla_choice_row( 'colours', __( 'Colours', 'kulla' ), [ 'theme' => __( 'Theme colours', 'kulla' ), 'own' => __( 'Project colours', 'kulla' ) ] );
				kulla_choice_row( 'inquiries', __( 'Inquiries', 'kulla' ), [ 'here' => __( 'Save on this site and e-mail them to me', 'kulla' ), 'owner' => __( "Send to the project's owner", 'kulla' ) ] );
				kulla_text_row( 'recipient', 'email', __( 'E-mail address for inquiries', 'kulla' ), __( "Leave empty to use the administrator's address.", 'kulla' ) );
				kulla_text_row( 'keep_days', 'number', __( 'Delete inquiries after (days)', 'kulla' ), __( '0: never.', 'kulla' ) );
				?>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

function kulla_text_row( string $name, string $type, string $label, string $help ): void {
	?>
	<tr>
		<th scope="row"><label for="kulla-<?php echo esc_attr( $name ); ?>"><?php echo esc_html( $label ); ?></label></th>
		<td>
			<input id="kulla-<?php echo esc_attr( $name ); ?>" name="kulla_settings[<?php echo esc_attr( $name ); ?>]" type="<?php echo esc_attr( $type ); ?>" <?php echo $type === 'number' ? 'min="0" max="3650" class="small-text"' : 'class="regular-text"'; ?> value="<?php echo esc_attr( kulla_setting( $name ) ); ?>" aria-describedby="kulla-<?php echo esc_attr( $name ); ?>-help">
			<p id="kulla-<?php echo esc_attr( $name ); ?>-help" class="description"><?php echo esc_html( $help ); ?></p>
		</td>
	</tr>
	<?php
}

/** @param array<string, string> $options Label by value. */
function kulla_choice_row( string $name, string $label, array $options ): void {
	?>
	<tr>
		<th scope="row"><?php echo esc_html( $label ); ?></th>
		<td>
			<fieldset>
				<legend class="screen-reader-text"><?php echo esc_html( $label ); ?></legend>
				<?php foreach ( $options as $value => $text ) : ?>
					<label><input type="radio" name="kulla_settings[<?php echo esc_attr( $name ); ?>]" value="<?php echo esc_attr( $value ); ?>" <?php checked( kulla_setting( $name ), $value ); ?>> <?php echo esc_html( $text ); ?></label><br>
				<?php endforeach; ?>
			</fieldset>
		</td>
	</tr>
	<?php
}
