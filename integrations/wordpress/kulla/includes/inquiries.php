<?php
/** Inquiries sent to this site: each is stored as a private post, once per idempotency key, and sent by e-mail. */

defined( 'ABSPATH' ) || exit;

const KULLA_INQUIRIES_A_MINUTE = 10;

add_action( 'init', function () {
	// Visitors' data is only for users who may edit the posts of others.
	$capability = 'edit_others_posts';
	register_post_type( 'kulla_inquiry', [
		'labels'       => [
			'name'          => __( 'Inquiries', 'kulla' ),
			'singular_name' => __( 'Inquiry', 'kulla' ),
			'edit_item'     => __( 'Inquiry', 'kulla' ),
			'not_found'     => __( 'No inquiries yet.', 'kulla' ),
		],
		'public'       => false,
		'show_ui'      => true,
		'menu_icon'    => 'dashicons-email',
		'supports'     => [ 'title' ],
		'register_meta_box_cb' => fn() => add_meta_box( 'kulla-inquiry', __( 'Inquiry', 'kulla' ), 'kulla_inquiry_box', 'kulla_inquiry', 'normal' ),
		'map_meta_cap' => true,
		'capabilities' => [
			'edit_posts'             => $capability,
			'edit_others_posts'      => $capability,
			'edit_private_posts'     => $capability,
			'edit_published_posts'   => $capability,
			'read_private_posts'     => $capability,
			'publish_posts'          => $capability,
			'delete_posts'           => $capability,
			'delete_others_posts'    => $capability,
			'delete_private_posts'   => $capability,
			'delete_published_posts' => $capability,
			'create_posts'           => 'do_not_allow',
		],
	] );
	if ( ! wp_next_scheduled( 'kulla_delete_old_inquiries' ) ) wp_schedule_event( time(), 'daily', 'kulla_delete_old_inquiries' );
} );

add_action( 'rest_api_init', function () {
	register_rest_route( 'kulla/v1', '/inquiries', [
		'methods'             => 'POST',
		'callback'            => 'kulla_receive_inquiry',
		// The form is open to every visitor.
		'permission_callback' => fn() => kulla_setting( 'inquiries' ) === 'here',
	] );
} );

function kulla_receive_inquiry( WP_REST_Request $request ): WP_REST_Response {
	if ( strlen( $request->get_body() ) > 40000 ) return new WP_REST_Response( null, 413 );
	$inquiry = kulla_read_inquiry( $request->get_json_params() );
	if ( ! $inquiry || $inquiry['id'] !== $request->get_header( 'idempotency-key' ) ) return new WP_REST_Response( null, 422 );
	$inquiry['campaign'] += kulla_campaign_of_page( (string) $request->get_header( 'referer' ) );
	$lock = 'kulla_lock_' . md5( $inquiry['id'] );
	// Only one of several concurrent requests can add the option; the lock of a request that died expires.
	if ( ! add_option( $lock, time(), '', 'no' ) && (int) get_option( $lock ) > time() - 30 ) return kulla_try_again();
	try {
		return kulla_save_inquiry( $inquiry );
	} finally {
		delete_option( $lock );
	}
}

function kulla_try_again( int $status = 503 ): WP_REST_Response {
	return new WP_REST_Response( null, $status, [ 'Retry-After' => $status === 429 ? '30' : '2' ] );
}

/** Stores an inquiry and sends it by e-mail. With the key of an earlier one, it replaces that one, or does nothing if both are equal. */
function kulla_save_inquiry( array $inquiry ): WP_REST_Response {
	$key     = md5( $inquiry['id'] );
	$earlier = get_page_by_path( $key, OBJECT, 'kulla_inquiry' );
	if ( $earlier && kulla_inquiry_of( $earlier ) === $inquiry ) return new WP_REST_Response( null, 200 );
	if ( ! kulla_may_send() ) return kulla_try_again( 429 );
	$id = wp_insert_post( wp_slash( [
		'ID'          => $earlier ? $earlier->ID : 0,
		'post_type'   => 'kulla_inquiry',
		'post_status' => 'private',
		'post_name'   => $key,
		'post_title'  => implode( ', ', [ $inquiry['name'], ...$inquiry['apartments'] ] ),
		// Unlike a post's text, metadata is not filtered: a name may contain "<".
		'meta_input'  => [ '_kulla_inquiry' => $inquiry, '_kulla_email' => strtolower( $inquiry['email'] ) ],
	] ) );
	if ( ! $id ) return kulla_try_again();
	$recipient = kulla_setting( 'recipient' ) ?: get_option( 'admin_email' );
	/* translators: %s: name of a visitor */
	$subject = sprintf( __( 'Inquiry from %s', 'kulla' ), $inquiry['name'] );
	// The inquiry is in the list whether or not an e-mail can be sent.
	if ( ! wp_mail( $recipient, $subject, kulla_inquiry_text( $inquiry ), [ 'Reply-To: ' . $inquiry['email'] ] ) )
		error_log( "Kulla: no e-mail could be sent about inquiry $id." );
	return new WP_REST_Response( null, $earlier ? 200 : 201 );
}

function kulla_inquiry_of( WP_Post $post ): array {
	$inquiry = get_post_meta( $post->ID, '_kulla_inquiry', true );
	return is_array( $inquiry ) ? $inquiry : [];
}

/** Shows what the visitor has sent. */
function kulla_inquiry_box( WP_Post $post ): void {
	echo '<table class="widefat striped"><tbody>';
	foreach ( kulla_inquiry_lines( kulla_inquiry_of( $post ) ) as $label => $value ) printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( $value ) );
	echo '</tbody></table>';
}

add_filter( 'manage_kulla_inquiry_posts_columns', fn( $columns ) => [ 'cb' => $columns['cb'], 'title' => __( 'Inquiry', 'kulla' ), 'kulla_email' => __( 'E-mail', 'kulla' ), 'kulla_phone' => __( 'Phone', 'kulla' ), 'date' => $columns['date'] ] );

add_action( 'manage_kulla_inquiry_posts_custom_column', function ( string $column, int $id ): void {
	$inquiry = kulla_inquiry_of( get_post( $id ) );
	if ( $column === 'kulla_email' ) echo esc_html( $inquiry['email'] ?? '' );
	if ( $column === 'kulla_phone' ) echo esc_html( $inquiry['phone'] ?? '' );
}, 10, 2 );

/**
 * Whether the sender has sent fewer inquiries in a minute than allowed. IPv6 addresses are counted by network, because a machine has many.
 * Behind a proxy, use the filter `kulla_sender`.
 */
function kulla_may_send(): bool {
	$sender = (string) apply_filters( 'kulla_sender', sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ) ) );
	$bytes  = (string) @inet_pton( $sender );
	$name   = 'kulla_sender_' . substr( wp_hash( strlen( $bytes ) === 16 ? substr( $bytes, 0, 8 ) : $sender ), 0, 20 );
	$times  = array_filter( (array) get_transient( $name ), fn( $time ) => (int) $time > time() - MINUTE_IN_SECONDS );
	if ( count( $times ) >= KULLA_INQUIRIES_A_MINUTE ) return false;
	set_transient( $name, [ ...array_values( $times ), time() ], MINUTE_IN_SECONDS );
	return true;
}

add_action( 'kulla_delete_old_inquiries', function () {
	$days = (int) kulla_setting( 'keep_days' );
	if ( $days === 0 ) return;
	$old = get_posts( [ 'post_type' => 'kulla_inquiry', 'post_status' => 'any', 'numberposts' => 500, 'fields' => 'ids', 'date_query' => [ [ 'before' => "$days days ago" ] ] ] );
	foreach ( $old as $id ) wp_delete_post( $id, true );
} );
